/** What an article or a component begins with: data or code between two lines of dashes, without the end of the second one. */
export const frontMatter = /^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/;
