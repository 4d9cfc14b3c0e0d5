// The strict mode of a new application, as flags alone: for the compiler here, and for the `tsconfig.json` of a project that readers download. It imports nothing, so that pages load
// no compiler with it.

/** Flags of TypeScript. */
export const strictTypescript = {
  strict: true,
  noImplicitOverride: true,
  noPropertyAccessFromIndexSignature: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  isolatedModules: true,
  experimentalDecorators: true,
  importHelpers: true,
  skipLibCheck: true,
} as const;

/** Flags of the framework's compiler. */
export const strictAngular = {
  strictTemplates: true,
  strictInjectionParameters: true,
  strictInputAccessModifiers: true,
  strictStandalone: true,
  typeCheckHostBindings: true,
} as const;
