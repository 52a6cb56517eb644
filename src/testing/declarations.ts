// Reads the `.d.ts` files of `dist` far enough to know which types each public name mentions. TypeScript
// writes them one way, so a few patterns do; its own interface for programs is not stable yet.
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

/** A name and the file that declares it: `'engine/pool.d.ts EnginePool'`. */
export type DeclaredName = string;

interface Module {
  /** Public name to where it comes from: `'index.d.ts Play'` stands for itself. */
  readonly exports: ReadonlyMap<string, DeclaredName>;
  /** Local name to the types its declaration mentions. */
  readonly mentions: ReadonlyMap<string, readonly DeclaredName[]>;
}

const NAMES_FROM = /^(import|export) (?:type )?\{([^}]*)\} from '(\.[^']+)';/gm;
const ALL_FROM = /^export (?:type )?\* (?:as \w+ )?from '(\.[^']+)';/gm;
const OWN_EXPORTS = /^export (?:type )?\{([^}]*)\};/gm;
const DECLARATION =
  /^(export )?(?:declare )?(?:abstract )?(?:interface|type|class|function|const) (\w+)/;

/** Reader of the declarations in a folder such as `dist`; each file is read once. */
export function createDeclarations(folder: string): {
  exportsOf(file: string): ReadonlySet<DeclaredName>;
  mentionedBy(name: DeclaredName): readonly DeclaredName[];
} {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const module = modules.get(file) ?? readModule(folder, file, moduleOf);
    modules.set(file, module);
    return module;
  };
  return {
    exportsOf: file => new Set(moduleOf(file).exports.values()),
    mentionedBy(name) {
      const [file, local] = name.split(' ') as [string, string];
      return moduleOf(file).mentions.get(local) ?? [];
    },
  };
}

function readModule(folder: string, file: string, moduleOf: (file: string) => Module): Module {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const there = (path: string): string =>
    normalize(join(file, '..', path.replace(/\.js$/, '.d.ts')));
  const known = new Map<string, DeclaredName>();
  const exports = new Map<string, DeclaredName>();
  for (const [, kind, names, path] of text.matchAll(NAMES_FROM)) {
    const from = moduleOf(there(path as string));
    for (const [name, as] of namesIn(names as string)) {
      const found = from.exports.get(name);
      if (found === undefined) throw new Error(`${file}: ${path} exports no ${name}`);
      (kind === 'import' ? known : exports).set(as, found);
    }
  }
  for (const [, path] of text.matchAll(ALL_FROM)) {
    // those of a namespace under names of their own: `duplicate.new` is not in `index.d.ts`
    for (const name of moduleOf(there(path as string)).exports.values()) exports.set(name, name);
  }
  const declared = declarationsIn(text);
  for (const { name, isExported } of declared) {
    known.set(name, `${file} ${name}`);
    if (isExported) exports.set(name, `${file} ${name}`);
  }
  for (const [, names] of text.matchAll(OWN_EXPORTS)) {
    for (const [name, as] of namesIn(names as string)) exports.set(as, known.get(name) as string);
  }
  const mentions = declared.map(({ name, body }) => [name, typesIn(body, known, name)] as const);
  return { exports, mentions: new Map(mentions) };
}

/** `'A, type B as C'` → `[['A', 'A'], ['B', 'C']]`. */
function namesIn(list: string): [name: string, as: string][] {
  return list
    .split(',')
    .map(each => each.trim().replace(/^type /, ''))
    .filter(each => each !== '')
    .map(each => {
      const [name, as = name] = each.split(' as ');
      return [name, as] as [string, string];
    });
}

/** What stands at the beginning of a line and goes on to the next of its kind. */
function declarationsIn(text: string): { name: string; isExported: boolean; body: string }[] {
  return text.split(/^(?=export |declare |interface |type )/m).flatMap(body => {
    const [, isExported, name] = DECLARATION.exec(body) ?? [];
    return name === undefined ? [] : [{ name, isExported: isExported !== undefined, body }];
  });
}

/** Types begin with a capital; `PLAY_BYTES` is a value. */
function typesIn(
  body: string,
  known: ReadonlyMap<string, DeclaredName>,
  self: string,
): readonly DeclaredName[] {
  const words = new Set(body.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '').match(/\b[A-Z]\w*[a-z]\w*/g));
  words.delete(self);
  return [...words].flatMap(word => known.get(word) ?? []);
}
