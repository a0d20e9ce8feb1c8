import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { projectFiles, readProjectFile } from './project-files';

/** A node of the syntax tree. Only the fields that are read here. */
interface Node {
  type: string;
  [field: string]: unknown;
}

/** Functions of one file and where its imported names come from: "file#name". */
interface Module {
  functions: Map<string, Node>;
  imports: Map<string, string>;
}

/** What a function does to the database, itself and through the functions of the server that it names. */
export interface Effects {
  /** Tables that are written, by transaction. Writes outside a transaction are in the first set. */
  outside: Set<string>;
  transactions: Set<string>[];
}

const WRITES = ['insert', 'update', 'delete'];
/** Names of the connection in the services. */
const CONNECTIONS = ['db', 'transaction'];
const serverFiles = new Set(projectFiles.filter((file) => /^app\/server\/.*\.server\.tsx?$/.test(file)));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;
const isFunction = (node: unknown): node is Node =>
  isNode(node) &&
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(node.type);

function resolveFile(from: string, source: string): string | undefined {
  const path = source.startsWith('~/') ? `app/${source.slice(2)}` : join(dirname(from), source);
  return [`${path}.ts`, `${path}.tsx`].find((file) => serverFiles.has(file));
}

function readDeclaration(node: Node, { functions }: Module): void {
  if (isFunction(node)) functions.set(String(nameOf(node.id)), node);
  if (node.type !== 'VariableDeclaration') return;
  for (const { id, init } of node.declarations as Node[]) {
    const name = nameOf(id);
    if (name !== undefined && isNode(init)) functions.set(name, init);
  }
}

function readModule(file: string): Module {
  const module: Module = { functions: new Map(), imports: new Map() };
  const { program } = parseSync(file, readProjectFile(file));
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const target = resolveFile(file, String((statement.source as Node).value));
      for (const { imported, local } of statement.specifiers as Node[])
        if (target) module.imports.set(String(nameOf(local)), `${target}#${nameOf(imported)}`);
    } else readDeclaration(isNode(statement.declaration) ? statement.declaration : statement, module);
  }
  return module;
}

const modules = new Map([...serverFiles].map((file) => [file, readModule(file)]));

/** The function of the server that a name of a file means: "file#name". */
function findFunction(file: string, name: string): string | undefined {
  const module = modules.get(file);
  return module?.functions.has(name) ? `${file}#${name}` : module?.imports.get(name);
}

const merge = (into: Effects, { outside, transactions }: Effects): void => {
  for (const table of outside) into.outside.add(table);
  into.transactions.push(...transactions);
};

const tablesOf = ({ outside, transactions }: Effects): Set<string> =>
  new Set([...outside, ...transactions.flatMap((tables) => [...tables])]);

const isTable = (file: string, name: string): boolean =>
  modules.get(file)?.imports.get(name)?.startsWith('app/server/db/schema/') ?? false;

/** The table of `connection.insert(table)`; or, for a call of an unknown function with a connection, its name. */
function readWrite(file: string, { callee, arguments: args }: Node): string | undefined {
  const [first] = args as Node[];
  if (!isNode(callee) || callee.type !== 'MemberExpression') return undefined;
  const method = nameOf(callee.property) ?? '';
  const name = nameOf(first) ?? '';
  if (WRITES.includes(method) && isTable(file, name)) return name;
  return CONNECTIONS.includes(name) ? `${method}()` : undefined;
}

const isTransaction = ({ callee }: Node): boolean =>
  isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee.property) === 'transaction';

/** `bindDeps` names the functions of a service and calls none. */
const isBinding = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' && nameOf(callee) === 'bindDeps';

/** Effects of a call of a function with callbacks: they run in the transaction of that function, if it has one. */
function readCall(file: string, node: Node, active: Set<string>): Effects | undefined {
  const name = nameOf(node.callee);
  const target = name === undefined ? undefined : findFunction(file, name);
  if (!target) return undefined;
  const effects = readFunction(target, active);
  const result: Effects = { outside: new Set(effects.outside), transactions: [] };
  result.transactions = effects.transactions.map((tables) => new Set(tables));
  for (const argument of node.arguments as Node[]) {
    const own = readEffects(file, argument, active);
    const [transaction] = result.transactions;
    if (isFunction(argument) && transaction) for (const table of tablesOf(own)) transaction.add(table);
    else merge(result, own);
  }
  return result;
}

function readEffects(file: string, node: Node, active: Set<string>): Effects {
  const effects: Effects = { outside: new Set(), transactions: [] };
  if (isBinding(node)) return effects;
  if (node.type === 'CallExpression') {
    if (isTransaction(node)) {
      const [callback] = node.arguments as Node[];
      effects.transactions.push(tablesOf(readEffects(file, callback as Node, active)));
      return effects;
    }
    const call = readCall(file, node, active);
    if (call) return call;
    const write = readWrite(file, node);
    if (write !== undefined) effects.outside.add(write);
  }
  const name = nameOf(node);
  const target = name === undefined ? undefined : findFunction(file, name);
  if (target) merge(effects, readFunction(target, active));
  for (const child of childrenOf(node)) merge(effects, readEffects(file, child, active));
  return effects;
}

/** Effects that do not depend on where the function is called: "file#name". Most functions are named many times. */
const knownEffects = new Map<string, Effects>();

/** Functions that named themselves since the reading of the present one began. What is read until then is a part. */
let repeated = new Set<string>();

/** Each transaction once: those of one function are often the same. */
function withoutDuplicates({ outside, transactions }: Effects): Effects {
  const byTables = new Map(transactions.map((tables) => [[...tables].toSorted().join(), tables]));
  return { outside, transactions: [...byTables.values()] };
}

/** Effects of "file#name". A function that calls itself counts once. */
function readFunction(target: string, active: Set<string>): Effects {
  const none = { outside: new Set<string>(), transactions: [] };
  const known = knownEffects.get(target);
  if (known) return known;
  const [file = '', name = ''] = target.split('#');
  const node = modules.get(file)?.functions.get(name);
  if (!node) return none;
  if (active.has(target)) {
    repeated.add(target);
    return none;
  }
  const outer = repeated;
  repeated = new Set();
  const body = isFunction(node) ? (node.body as Node) : node;
  const effects = withoutDuplicates(readEffects(file, body, new Set([...active, target])));
  repeated.delete(target);
  if (repeated.size === 0) knownEffects.set(target, effects);
  repeated = new Set([...repeated, ...outer]);
  return effects;
}

/** Functions of which every call checks no permission: "file#name". */
const unchecked = new Set<string>();

/** Whether a function checks a permission, itself or through a function that it names. `seen`: the functions that were read for it. */
function checksPermission(file: string, node: Node, seen: Set<string>): boolean {
  const name = nameOf(node);
  if (name === 'requirePermission') return true;
  if (isBinding(node)) return false;
  const target = name === undefined ? undefined : findFunction(file, name);
  if (target && !seen.has(target) && !unchecked.has(target)) {
    const [targetFile = '', targetName = ''] = target.split('#');
    const body = modules.get(targetFile)?.functions.get(targetName);
    if (isFunction(body) && checksPermission(targetFile, body, seen.add(target))) return true;
  }
  return childrenOf(node).some((child) => checksPermission(file, child, seen));
}

function isStaffFunction(target: string, file: string, node: Node): boolean {
  const seen = new Set([target]);
  if (checksPermission(file, node, seen)) return true;
  for (const read of seen) unchecked.add(read);
  return false;
}

/** The functions of services that require a permission and write, with what they write: "file#name". */
export const staffWrites: ReadonlyMap<string, Effects> = new Map(
  [...modules].flatMap(([file, { functions }]) =>
    [...functions]
      .filter(([name, node]) => isFunction(node) && isStaffFunction(`${file}#${name}`, file, node))
      .map(([name]): [string, Effects] => [
        `${file.replace(/^app\/server\/|\.server\.tsx?$/g, '')}#${name}`,
        readFunction(`${file}#${name}`, new Set()),
      ])
      .filter(([, effects]) => tablesOf(effects).size > 0),
  ),
);
