// Write the interface here.
