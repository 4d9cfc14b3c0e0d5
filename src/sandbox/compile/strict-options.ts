// What the Angular CLI writes into the `tsconfig.json` of a new project, as flags alone: for the compiler here, and for a project that readers
// download. A test compares it with the CLI's own template. It imports nothing, so that pages load no compiler with it.

/** Flags of TypeScript. */
export const strictTypescript = {
  strict: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  skipLibCheck: true,
  isolatedModules: true,
  experimentalDecorators: true,
  importHelpers: true,
} as const;

/** Flags of the framework's compiler. */
export const strictAngular = {
  enableI18nLegacyMessageIdFormat: false,
  strictInjectionParameters: true,
  strictInputAccessModifiers: true,
  typeCheckHostBindings: true,
  strictTemplates: true,
} as const;
