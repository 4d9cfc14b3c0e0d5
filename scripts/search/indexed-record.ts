import { createHash } from 'node:crypto';
import { levels, type SearchRecord } from '../../src/search/hit.ts';

/** A record as the index holds it. */
export interface IndexedRecord extends SearchRecord, Record<string, unknown> {
  /** How deep it stands in its page, text deepest. The ranking needs a number. */
  readonly depth: number;
  readonly deprecated: boolean;
  /** Tells whether the record has changed. */
  readonly hash: string;
}

/** Longest text of an entry, in characters: some plans of the service refuse entries of more than 10,000 bytes. */
const longestText = 8000;

/** Makes the entries of a record: one, or one for each part of a long text. They have one address, so that readers see one of them. */
export function indexedRecords(record: SearchRecord): IndexedRecord[] {
  return partsOf(record.content).map((content, index) =>
    indexedRecord({
      ...record,
      objectID: index === 0 ? record.objectID : `${record.objectID}-${index + 1}`,
      content,
    }),
  );
}

function indexedRecord(record: SearchRecord): IndexedRecord {
  const depth = record.type === 'content' ? levels.length : levels.indexOf(record.type);
  const indexed = { ...record, depth, deprecated: record.deprecated ?? false };
  const hash = createHash('sha256').update(JSON.stringify(indexed)).digest('hex').slice(0, 16);
  return { ...indexed, hash };
}

/** Cuts a text between words. */
function partsOf(text: string | null): (string | null)[] {
  if (text === null || text.length <= longestText) return [text];
  const space = text.lastIndexOf(' ', longestText);
  const end = space > 0 ? space : longestText;
  return [text.slice(0, end), ...partsOf(text.slice(end).trimStart())];
}
