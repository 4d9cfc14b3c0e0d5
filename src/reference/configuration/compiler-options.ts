import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { documentedPackage } from '../extraction/documented-packages.ts';
import { tidyText } from '../extraction/package-text.ts';
import type { ConfigurationOption } from './types.ts';

/** Declarations of the options, in the compiler's package. */
const declarations = 'src/ngtsc/core/api/src/public_options.d.ts';

/** Reads options of the Angular compiler from the interfaces that declare them. */
export class CompilerOptions {
  readonly #source: ts.SourceFile;

  constructor(root: string) {
    const file = path.join(documentedPackage('@angular/compiler-cli', root).folder, declarations);
    this.#source = ts.createSourceFile(
      file,
      readFileSync(file, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
  }

  /** Names of the interfaces, so that a new one is noticed. */
  get interfaces(): string[] {
    return this.#source.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text);
  }

  /** The options that some interfaces declare, sorted by name; those that start with an underscore are private. */
  table(names: readonly string[]): ConfigurationOption[] {
    return names
      .flatMap((name) => this.#interface(name).members.filter(ts.isPropertySignature))
      .filter((member) => !member.name.getText().startsWith('_'))
      .sort((a, b) => (a.name.getText() < b.name.getText() ? -1 : 1))
      .flatMap((member) => this.#rows(member, ''));
  }

  #interface(name: string): ts.InterfaceDeclaration {
    const found = this.#source.statements
      .filter(ts.isInterfaceDeclaration)
      .find((declaration) => declaration.name.text === name);
    if (!found) throw new Error(`The Angular compiler has no interface ${name} of options.`);
    return found;
  }

  #rows(member: ts.PropertySignature, prefix: string): ConfigurationOption[] {
    const name = `${prefix}${member.name.getText()}`;
    const deprecated = ts.getJSDocDeprecatedTag(member);
    const row: ConfigurationOption = {
      name,
      type: this.#typeText(member.type),
      description: tidyText(descriptionOf(member)),
      ...(member.questionToken ? {} : { required: true }),
      ...(deprecated ? { deprecated: tidyText(commentText(deprecated.comment)) } : {}),
    };
    const nested =
      member.type && ts.isTypeLiteralNode(member.type)
        ? member.type.members.filter(ts.isPropertySignature)
        : [];
    return [row, ...nested.flatMap((inner) => this.#rows(inner, `${name}.`))];
  }

  #typeText(type: ts.TypeNode | undefined): string {
    if (!type) throw new Error('An option of the Angular compiler has no type.');
    if (ts.isTypeLiteralNode(type)) return 'object';
    if (ts.isMappedTypeNode(type)) return `Record<string, ${this.#typeText(type.type)}>`;
    const values = ts.isTypeReferenceNode(type) ? this.#enumValues(type.getText()) : [];
    return values.length > 0 ? values.join(' | ') : type.getText().replaceAll("'", '"');
  }

  #enumValues(name: string): string[] {
    const found = this.#source.statements
      .filter(ts.isEnumDeclaration)
      .find((declaration) => declaration.name.text === name);
    return found?.members.flatMap((member) => member.initializer?.getText() ?? []) ?? [];
  }
}

/** The text of a doc comment before its tags. */
function descriptionOf(node: ts.PropertySignature): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return commentText(comment?.comment);
}

function commentText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return ts.getTextOfJSDocComment(comment) ?? '';
}
