/** Door of the article components: what MDX may use, by name. */
import DecorativeHeader from './DecorativeHeader.astro';
import { stepComponents } from './in-steps.ts';

/**
 * Components for `<Content components={…} />`. `<Code>` and `<Example>` are not among them: a plugin
 * turns them into code blocks and example viewers. A page with a contents list replaces `OnThisPage`.
 */
export const articleComponents = { ...stepComponents, DecorativeHeader };
