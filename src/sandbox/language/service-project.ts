import ts from 'typescript';
import { normalPath } from '../compile/engine/memory-files.ts';
import type { ServiceFiles } from './service-files.ts';
import { scriptKindOf } from './service-host.ts';

const nothing = () => {};
const watcher = () => ({ close: nothing });

const logger = {
  info: nothing,
  hasLevel: () => false,
  loggingEnabled: () => false,
  msg: nothing,
  startGroup: nothing,
  endGroup: nothing,
  close: nothing,
  perftrc: nothing,
  getLogFileName: () => undefined,
};

/** A file as TypeScript's server knows it. */
function scriptInfo(service: ServiceFiles, file: string) {
  return {
    path: file,
    fileName: file,
    scriptKind: scriptKindOf(file),
    containingProjects: [],
    isScriptOpen: () => true,
    attachToProject: () => true,
    detachFromProject: nothing,
    getSnapshot: () => service.snapshotOf(file),
    getLatestVersion: () => service.versionOf(file),
    editContent: (start: number, end: number, text: string) => {
      const before = service.files.get(file) ?? '';
      service.make(file, before.slice(0, start) + text + before.slice(end));
    },
  };
}

/**
 * The part of a project of TypeScript's server that the framework's language service uses. The real one wants a file system, a configuration
 * file and a watcher.
 *
 * @param angularOptions options of the framework's compiler, which the build makes the service take from here
 */
export function serviceProject(
  service: ServiceFiles,
  host: ts.LanguageServiceHost,
  languageService: ts.LanguageService,
  angularOptions: object,
): Record<string, unknown> {
  const { files } = service;
  const infos = new Map<string, ReturnType<typeof scriptInfo>>();
  const infoOf = (file: string) => {
    if (!files.exists(file)) return undefined;
    const info = infos.get(file) ?? scriptInfo(service, file);
    infos.set(file, info);
    return info;
  };
  const rootInfos = () => service.roots.map(infoOf);
  const projectService = {
    logger,
    serverMode: ts.LanguageServiceMode.Semantic,
    host: {
      readFile: (file: string) => files.get(file),
      fileExists: (file: string) => files.exists(file),
      directoryExists: () => true,
      resolvePath: normalPath,
      getCurrentDirectory: () => '/',
      useCaseSensitiveFileNames: true,
      newLine: '\n',
      watchFile: watcher,
    },
    watchFactory: { watchFile: watcher },
    toCanonicalFileName: (file: string) => file,
    getOrCreateScriptInfoForNormalizedPath: (file: string, _isOpen: boolean, text = '') => {
      if (!files.exists(file)) service.make(file, text);
      return infoOf(file);
    },
    getScriptInfo: infoOf,
    getScriptInfoForPath: infoOf,
  };
  return {
    ...host,
    angularOptions,
    projectService,
    projectKind: ts.server?.ProjectKind.Configured ?? 1,
    getCompilerOptions: host.getCompilationSettings,
    getProjectName: () => '/tsconfig.json',
    getConfigFilePath: () => '/tsconfig.json',
    getScriptInfo: infoOf,
    getScriptInfos: rootInfos,
    getRootScriptInfos: rootInfos,
    getRootFiles: () => service.roots,
    getFileNames: () => service.roots,
    containsScriptInfo: ({ path }: { path: string }) => service.roots.includes(path),
    containsFile: () => true,
    hasRoots: () => true,
    isRoot: () => true,
    addRoot: nothing,
    removeFile: nothing,
    setProjectErrors: nothing,
    markAsDirty: nothing,
    updateGraph: nothing,
    log: nothing,
    toPath: (file: string) => file,
    writeFile: nothing,
    getCanonicalFileName: (file: string) => file,
    getLanguageService: () => languageService,
    getSourceFile: (file: string) => languageService.getProgram()?.getSourceFile(file),
    isNonTsProject: () => false,
  };
}
