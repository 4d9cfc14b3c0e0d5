import { configurationTables } from '../../reference/index.ts';

/** What an attribute may hold. */
export type AttributeRule =
  | { kind: 'text'; required?: true; example: string }
  | { kind: 'choice'; required?: true; choices: readonly string[] }
  | { kind: 'flag' };

/** What an author may write about one component. */
export interface ComponentRule {
  attributes: Readonly<Record<string, AttributeRule>>;
  /** Where it may stand; anywhere without this. */
  parents?: readonly string[];
  /** Which components may stand directly in it, and nothing else; anything without this. */
  children?: readonly string[];
  /** It has no body. */
  empty?: true;
}

const flag = { kind: 'flag' } as const;
const text = (example: string) => ({ kind: 'text', example }) as const;
const requiredText = (example: string) => ({ kind: 'text', required: true, example }) as const;

/** Everything that articles can use without an import, as CONTRIBUTING.md describes it. */
export const componentRules: Readonly<Record<string, ComponentRule>> = {
  Callout: {
    attributes: {
      title: requiredText('Before you start'),
      severity: { kind: 'choice', choices: ['helpful', 'important', 'critical'] },
    },
  },
  CardGrid: { attributes: {}, children: ['Card'] },
  Card: {
    attributes: {
      title: requiredText('Signals'),
      href: text('/essentials/signals'),
      link: text('Read about signals'),
      image: text('signals.svg'),
    },
    parents: ['CardGrid'],
  },
  PillRow: { attributes: {}, children: ['Pill'] },
  Pill: {
    attributes: {
      href: requiredText('/essentials/signals'),
      title: requiredText('Signals'),
    },
    parents: ['PillRow'],
    empty: true,
  },
  Steps: { attributes: {}, children: ['Step'] },
  Step: { attributes: { title: requiredText('Create a project') }, parents: ['Steps'] },
  DecorativeHeader: {
    attributes: { title: requiredText('Overview'), image: text('overview.svg') },
  },
  Video: {
    attributes: {
      src: requiredText('https://www.youtube-nocookie.com/embed/aBcDeFgHiJk'),
      title: requiredText('A tour of signals'),
    },
    empty: true,
  },
  CommandTable: { attributes: {}, empty: true },
  ConfigurationTable: {
    attributes: { name: { kind: 'choice', required: true, choices: configurationTables } },
    empty: true,
  },
  VersionTable: { attributes: {}, empty: true },
  SupportTable: { attributes: {}, empty: true },
  StabilityTable: {
    attributes: {
      name: {
        kind: 'choice',
        required: true,
        choices: ['experimental', 'developerPreview', 'deprecated'],
      },
    },
    empty: true,
  },
  ProjectDownload: {
    attributes: { name: requiredText('ssr-shop'), command: text('npm test') },
    empty: true,
  },
  Code: {
    attributes: {
      path: requiredText('bakery/src/app/order-form.ts'),
      region: text('validation'),
      visibleRegion: text('validation'),
      visibleLines: text('[[1,4],9]'),
      title: text('order-form.ts'),
      language: text('angular-ts'),
      highlight: text('[2,[4,6]]'),
      diff: text('bakery/src/app/order-form-before.ts'),
      linenums: flag,
      compact: flag,
      hideCode: flag,
      preview: flag,
    },
    empty: true,
  },
  Example: {
    attributes: {
      title: text('Order form'),
      path: text('bakery'),
      preview: flag,
      hideCode: flag,
      collapsed: flag,
    },
    children: ['Code'],
  },
};
