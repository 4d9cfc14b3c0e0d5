import { loadNavigation } from '../../navigation/index.ts';

/** What the navigation calls an article; an overview is called as what it is the overview of. */
export async function articleLabel(address: string): Promise<string> {
  const { locate } = await loadNavigation();
  const entry = locate(address)?.entry;
  if (!entry) throw new Error(`${address} has no place in the navigation.`);
  return entry.label === 'Overview' && entry.parent ? entry.parent.label : entry.label;
}
