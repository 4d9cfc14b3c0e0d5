// Write the component here.
