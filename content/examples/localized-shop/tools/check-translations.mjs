import { readFileSync } from 'node:fs';

/** The messages of an XLIFF 1.2 file by their ids. */
function messages(file) {
  const unit = /<trans-unit id="([^"]+)"[^>]*>(.*?)<\/trans-unit>/gs;
  const found = [...readFileSync(file, 'utf8').matchAll(unit)];
  return new Map(found.map(([, id, body]) => [id, body]));
}

const [source, translated] = process.argv.slice(2).map(messages);
const problems = [];
for (const id of source.keys()) {
  const body = translated.get(id);
  if (body === undefined) problems.push(`missing: ${id}`);
  else if (
    !/<target[^>]*>\s*\S/.test(
      body.replace(/<target\s*\/>|<target><\/target>/, ''),
    )
  ) {
    problems.push(`no target: ${id}`);
  }
}
for (const id of translated.keys()) {
  if (!source.has(id)) problems.push(`not in the source: ${id}`);
}

console.log(problems.join('\n') || 'Every message has a translation.');
process.exitCode = problems.length > 0 ? 1 : 0;
