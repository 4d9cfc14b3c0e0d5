// Write the service here.
