/** Door of the article components: what MDX may use, by name. */
import '../../styles/constructs/index.css';
import { CommandTable } from '../reference/cli/in-articles.ts';
import { ConfigurationTable } from '../reference/configuration/index.ts';
import { StabilityTable, SupportTable, VersionTable } from '../reference/versions/index.ts';
import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGrid from './CardGrid.astro';
import DecorativeHeader from './DecorativeHeader.astro';
import ExamplePanel from './ExamplePanel.astro';
import ExampleViewer from './ExampleViewer.astro';
import Nothing from './Nothing.astro';
import Pill from './Pill.astro';
import PillRow from './PillRow.astro';
import ProjectDownload from './ProjectDownload.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Video from './Video.astro';

/**
 * Components for `<Content components={…} />`. `<Code>` and `<Example>` are not among them: a plugin
 * turns them into code blocks and example viewers. A page with a contents list replaces `OnThisPage`.
 */
export const articleComponents = {
  Callout,
  Card,
  CardGrid,
  CommandTable,
  ConfigurationTable,
  DecorativeHeader,
  ExamplePanel,
  ExampleViewer,
  OnThisPage: Nothing,
  Pill,
  PillRow,
  ProjectDownload,
  StabilityTable,
  Step,
  Steps,
  SupportTable,
  VersionTable,
  Video,
};
