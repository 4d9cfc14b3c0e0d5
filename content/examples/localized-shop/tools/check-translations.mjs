import { readFileSync } from 'node:fs';

/** The messages of an XLIFF 1.2 file by their ids. */
function messages(file) {
  const unit = /<trans-unit id="([^"]+)"[^>]*>(.*?)<\/trans-unit>/gs;
  const found = [...readFileSync(file, 'utf8').matchAll(unit)];
  return new Map(found.map(([, id, body]) => [id, body]));
}

/** Whether the body of a message has a target with a text or a placeholder. */
function isTranslated(body) {
  const target = /<target\b[^>]*(?<!\/)>(.*?)<\/target>/s.exec(body);
  return target !== null && target[1].trim() !== '';
}

const [source, translated] = process.argv.slice(2).map(messages);
const problems = [];
for (const id of source.keys()) {
  const body = translated.get(id);
  if (body === undefined) problems.push(`missing: ${id}`);
  else if (!isTranslated(body)) problems.push(`no target: ${id}`);
}
for (const id of translated.keys()) {
  if (!source.has(id)) problems.push(`not in the source: ${id}`);
}

console.log(problems.join('\n') || 'Every message has a translation.');
process.exitCode = problems.length > 0 ? 1 : 0;
