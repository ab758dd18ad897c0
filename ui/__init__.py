"""The interface: draws views and turns clicks into actions. It knows no rules."""
