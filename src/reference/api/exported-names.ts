import ts from 'typescript';
import type { EntryPoint } from './entry-points.ts';
import { resolved } from './nodes.ts';

/** A name that an entry point exports. */
export interface ExportedName {
  readonly name: string;
  /** What it stands for, after all imports and exports under other names. */
  readonly symbol: ts.Symbol;
}

/** Public names of an entry point: those of the framework's own use start with `ɵ` or `_`. */
export function exportedNames({ typings }: EntryPoint, program: ts.Program): ExportedName[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(typings);
  const module = file && checker.getSymbolAtLocation(file);
  return (module ? checker.getExportsOfModule(module) : [])
    .map((symbol) => ({ name: symbol.name, symbol: resolved(symbol, checker) }))
    .filter(({ name, symbol }) => !/^[ɵ_]/.test(name) && !isDecoratorType(symbol));
}

/** `ComponentDecorator` is the type of `Component`, which has the documentation. */
function isDecoratorType({ name, declarations = [] }: ts.Symbol): boolean {
  return /Decorator(?:\$\d+)?$/.test(name) && declarations.every(ts.isInterfaceDeclaration);
}

/** Constant of the typings of core whose type lists the functions that `window.ng` has in development. */
const listOfGlobals = 'globalUtilsFunctions';

/** Functions of `window.ng`. */
export function globalNames(program: ts.Program): ExportedName[] {
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.includes('/@angular/core/'))
    .flatMap(({ statements }) => statements.filter(ts.isVariableStatement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ name }) => name.getText() === listOfGlobals)
    .flatMap(({ type }) => (type && ts.isTypeLiteralNode(type) ? [...type.members] : []))
    .filter(ts.isPropertySignature)
    .flatMap(({ name, type }) => {
      const symbol = type && ts.isTypeQueryNode(type) && checker.getSymbolAtLocation(type.exprName);
      return symbol ? [{ name: name.getText(), symbol: resolved(symbol, checker) }] : [];
    })
    .filter(({ name }) => !/^[ɵ_]/.test(name));
}
