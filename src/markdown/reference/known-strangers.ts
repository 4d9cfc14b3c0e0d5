/** What to do about a target of `{@link …}` that names no symbol. */
export interface Stranger {
  readonly reason: string;
  /** Symbol that it leads to instead; without one its text stays as text. */
  readonly instead?: string;
}

const inRxjs = { reason: 'a function of RxJS, which has no pages here' };
const lowerCase = 'written as a fragment in lower case, as other documentation tools make them';
const heading = 'names a heading of the entry, whose id depends on the tool';

/** Targets in the packages' comments that name no symbol, each with the reason. Any other unknown target fails the build. */
export const knownStrangers: Readonly<Record<string, Stranger>> = {
  '#beforeDestroy': { reason: 'a member that the player does not have' },
  'FormsModule#withconfig': { reason: lowerCase, instead: 'FormsModule#withConfig' },
  'PlatformRef#bootstrapmodule': { reason: lowerCase, instead: 'PlatformRef#bootstrapModule' },
  'PlatformRef#bootstrapmodulefactory': {
    reason: lowerCase,
    instead: 'PlatformRef#bootstrapModuleFactory',
  },
  'Router#createurltree': { reason: lowerCase, instead: 'Router#createUrlTree' },
  'UpgradeModule#examples': { reason: heading, instead: 'UpgradeModule' },
  'UpgradeModule#upgrading-an-angular-1-service': { reason: heading, instead: 'UpgradeModule' },
  '/api/router/routerModule#forRoot': {
    reason: 'written with the first letter in lower case',
    instead: 'RouterModule#forRoot',
  },
  firstValueFrom: inRxjs,
  lastValueFrom: inRxjs,
  take: inRxjs,
  takeUntil: inRxjs,
  takeWhile: inRxjs,
  timeout: inRxjs,
};
