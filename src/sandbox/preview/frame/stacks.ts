/** Names of modules by the addresses that the browser knows them by: those of the application as imports have them, those of the framework as the site does. */
const names = new Map<string, string>();

/** Says which module an address is, so that stacks name it. */
export function nameAddress(address: string, name: string): void {
  names.set(address, name);
}

/** A stack that names modules as imports do. Browsers differ in whether they do it by themselves. */
export function namedStack(stack: string): string {
  return stack.replaceAll(/blob:null\/[\w-]+/g, (address) => names.get(address) ?? address);
}

/** The stack of whatever was thrown. */
export function stackOf(thrown: unknown): string {
  return thrown instanceof Error ? namedStack(thrown.stack ?? '') : '';
}
