/** Door of the room that reads the built site and judges it. */
export { budgetOf, budgets, excesses, workbenchBudgets } from './budgets.ts';
export { readSite } from './built.ts';
export { coverOf } from './cover.ts';
export { BuiltSite, keepFacts, type PageFacts, readFacts } from './facts.ts';
export { firstEdit, firstEditBudget, firstEditExcess } from './first-edit.ts';
export { documentOf } from './html.ts';
export { KeptPages } from './kept-pages.ts';
export {
  attributeOf,
  childrenOf,
  classesOf,
  contentOf,
  elementsNamed,
  type HtmlNode,
  textOf,
} from './nodes.ts';
export { type Page, readPage, routeOf } from './pages.ts';
export { check, type Finding, rules } from './rules.ts';
export { Site } from './site.ts';
export { type Parts, Scales, type Weight } from './weigh.ts';
