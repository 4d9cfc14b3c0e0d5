import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { SKIP, visit } from 'unist-util-visit';
import type { Complaint } from '../place.ts';

/** Kinds of diagrams that can be drawn, by the first word of their source. */
const kinds = [
  'flowchart',
  'graph',
  'stateDiagram',
  'sequenceDiagram',
  'classDiagram',
  'erDiagram',
];

/** Node classes with a look of their own; all other colours come from the theme. */
const accents = ['event', 'checked'];

/** Space around a drawing, in its own pixels. */
const padding = 8;

/** No text of a drawing is smaller than this on a screen, in CSS pixels: what is too wide scrolls, and never shrinks. */
const smallestText = 12;

/** A drawing wider than this scrolls on some screen: it is what a window of 320 CSS pixels leaves to an article. */
const wideFrom = 288;

/** No drawing is wider than this: a phone then shows more than half of it at once, and the reader finds the rest. */
const widest = 550;

/** A drawing, or what is wrong with its source. */
export type Drawing = { svg: Element; wide: boolean } | { complaint: Complaint };

/**
 * Draws a Mermaid diagram.
 *
 * @param source Mermaid text
 * @param alt what the diagram shows, in words; becomes its accessible name
 * @param prefix makes the ids of this drawing unique on its page
 * @returns an `svg` element without colours of its own: styles give it those of the theme
 */
export function drawDiagram(source: string, alt: string, prefix: string): Drawing {
  const complaint = complaintAbout(source);
  if (complaint) return { complaint };
  let markup: string;
  let classes: Map<string, string>;
  try {
    markup = renderMermaidSVG(source, { font: 'sans-serif', padding, transparent: true });
    classes = isGraph(source) ? parseMermaid(source).classAssignments : new Map();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { complaint: { message: `The diagram cannot be drawn: ${reason}` } };
  }
  const stranger = [...classes.values()].find((name) => !accents.includes(name));
  if (stranger) {
    return {
      complaint: {
        message: `Diagrams have no node class "${stranger}".`,
        hint: `The classes are ${accents.join(' and ')}: A[Click]:::event`,
      },
    };
  }
  const svg = svgOf(fromHtml(markup, { fragment: true }));
  if (!svg) return { complaint: { message: 'The diagram cannot be drawn: it is empty.' } };
  const empty = emptyGroup(svg);
  if (empty !== undefined) {
    return {
      complaint: {
        message: `The group "${empty}" of the diagram is empty: its nodes were named before it.`,
        hint: 'Write the subgraph first, with its nodes in it, and the other edges after it.',
      },
    };
  }
  tidy(svg, classes, prefix);
  nameIt(svg, alt, prefix);
  const width = legibleWidth(svg);
  if (width > widest && !isSideways(source)) return { complaint: tooWide(source, width) };
  svg.properties['width'] = width;
  return { svg, wide: width > wideFrom };
}

function complaintAbout(source: string): Complaint | undefined {
  const lines = source.split('\n').map((line) => line.trim());
  const [kind = ''] = (lines.find((line) => line !== '') ?? '').split(/[\s-]/);
  if (!kinds.includes(kind)) {
    return {
      message: `Diagrams of the kind "${kind}" cannot be drawn.`,
      hint: `The first line names one of ${kinds.join(', ')}: flowchart LR`,
    };
  }
  const style = lines.find((line) => /^(?:classDef|style|linkStyle)\b/.test(line));
  if (style === undefined) return undefined;
  return {
    message: `A diagram has the colors of the theme, and "${style}" sets others.`,
    hint: `Remove the line. The node classes ${accents.join(' and ')} have accents: A[Click]:::event`,
  };
}

/** Entities can only be drawn beside one another, so their diagrams have no narrower form. */
function isSideways(source: string): boolean {
  return /^\s*erDiagram/.test(source);
}

function tooWide(source: string, width: number): Complaint {
  return {
    message: `The diagram is ${width} px wide, and ${widest} px is the most: a phone shows too little of it.`,
    hint: narrower(source),
  };
}

/** The form of a diagram that takes less width. */
function narrower(source: string): string {
  const sideways = /^\s*(flowchart|graph)\s+(?:LR|RL)\b|^\s*direction\s+(?:LR|RL)\b/m.exec(source);
  if (sideways) {
    const [, kind = 'direction'] = sideways;
    return `Draw it from top to bottom: ${kind} TB`;
  }
  if (/^\s*sequenceDiagram/.test(source)) {
    return 'Keep to three participants with short names and messages, and write the rest as notes: Note over A: validate';
  }
  return 'Shorten the labels, or break them into lines: A[A long<br/>label]';
}

function isGraph(source: string): boolean {
  return /^\s*(?:flowchart|graph|stateDiagram)/.test(source);
}

function svgOf(root: Root): Element | undefined {
  return root.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'svg',
  );
}

/** A group that was closed before any node was placed in it has no size. */
function emptyGroup(svg: Element): string | undefined {
  const group = svg.children.find((child): child is Element => {
    if (child.type !== 'element' || !hasClass(child, 'subgraph')) return false;
    const box = child.children.find((shape) => shape.type === 'element');
    return box?.type === 'element' && Number(box.properties['width']) === 0;
  });
  return group && String(group.properties['dataLabel']);
}

/** Removes what the theme decides, shortens numbers and makes ids unique. */
function tidy(svg: Element, classes: ReadonlyMap<string, string>, prefix: string): void {
  visit(svg, 'element', (element, index, parent) => {
    if (element.tagName === 'style' && parent && index !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const accent = classes.get(String(element.properties['dataId']));
    if (accent && hasClass(element, 'node')) addClass(element, `node-${accent}`);
    for (const [key, value] of Object.entries(element.properties)) {
      if (key.startsWith('data') || key === 'style' || key === 'xmlns') {
        delete element.properties[key];
      } else if (key === 'id') element.properties[key] = prefix + value;
      else if (typeof value === 'string' && !hasText(key)) {
        element.properties[key] = value
          .replaceAll('url(#', `url(#${prefix}`)
          .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
      }
    }
    return undefined;
  });
}

function hasText(key: string): boolean {
  return key === 'className' || key === 'fill' || key === 'stroke';
}

/** The width at which the smallest text of a drawing can be read; its height follows. */
function legibleWidth(svg: Element): number {
  let smallest = Number.POSITIVE_INFINITY;
  visit(svg, 'element', ({ properties: { fontSize } }) => {
    if (fontSize !== undefined) smallest = Math.min(smallest, Number(fontSize));
  });
  return Math.round(Number(svg.properties['width']) * Math.max(1, smallestText / smallest));
}

function nameIt(svg: Element, alt: string, prefix: string): void {
  const id = `${prefix}title`;
  svg.properties['role'] = 'img';
  svg.properties['ariaLabelledBy'] = [id];
  svg.children.unshift({
    type: 'element',
    tagName: 'title',
    properties: { id },
    children: [{ type: 'text', value: alt }],
  });
}

function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

function addClass(element: Element, name: string): void {
  const { className } = element.properties;
  element.properties['className'] = [...(Array.isArray(className) ? className : []), name];
}
