/** What the text of a tutorial's step may use: all but the header of overview pages, whose styles it would load for nothing. */
import '../../styles/constructs/index.css';
import { CommandTable } from '../reference/cli/in-articles.ts';
import { ConfigurationTable } from '../reference/configuration/index.ts';
import Callout from './Callout.astro';
import Card from './Card.astro';
import CardGrid from './CardGrid.astro';
import ExamplePanel from './ExamplePanel.astro';
import ExampleViewer from './ExampleViewer.astro';
import Nothing from './Nothing.astro';
import Pill from './Pill.astro';
import PillRow from './PillRow.astro';
import Step from './Step.astro';
import Steps from './Steps.astro';
import Video from './Video.astro';

/** Components for `<Content components={…} />`, by name. */
export const stepComponents = {
  Callout,
  Card,
  CardGrid,
  CommandTable,
  ConfigurationTable,
  ExamplePanel,
  ExampleViewer,
  OnThisPage: Nothing,
  Pill,
  PillRow,
  Step,
  Steps,
  Video,
};
