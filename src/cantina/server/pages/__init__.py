"""The start page and QR codes."""
