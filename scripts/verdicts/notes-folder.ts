/**
 * Name of the folder with the notes about a file of tests. Imports nothing: it is loaded beside every test, which depends on it.
 *
 * @param file relative to the project
 */
export const notesFolder = (file: string): string => file.replaceAll(/[^\w.-]/g, '+');
