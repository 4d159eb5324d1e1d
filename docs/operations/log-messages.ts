import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** A place where the service writes a line to its log. */
interface LogMessage {
  /** File and line. Example: service/app.ts:58 */
  place: string;
  /** The message, with `…` for each inserted value; undefined if the call has no literal message. */
  words: string | undefined;
}

/** Finds every message that the sources in `service/` below `root` can log. */
export async function findLogMessages(root: string): Promise<LogMessage[]> {
  const messages: LogMessage[] = [];
  for (const path of (await Array.fromAsync(glob('service/**/*.ts', { cwd: root }))).sort()) {
    if (path.endsWith('.test.ts') || /^service\/(testing|robustness)\//.test(path)) continue;
    const text = await readFile(join(root, path), 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    eachCall(source, (call) => {
      if (!isLogCall(call)) return;
      const { line } = source.getLineAndCharacterOfPosition(call.getStart());
      const words = readWords(call.arguments.at(-1));
      messages.push({ place: `${path}:${line + 1}`, words });
    });
  }
  return messages;
}

function eachCall(node: ts.Node, visit: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) visit(node);
  ts.forEachChild(node, (child) => eachCall(child, visit));
}

// Matches log.info(…), service.log.warn(…) and so on.
function isLogCall({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name, expression: owner } = expression;
  const ownerName = ts.isPropertyAccessExpression(owner) ? owner.name.text : owner.getText();
  return ownerName === 'log' && /^(trace|debug|info|warn|error|fatal)$/.test(name.text);
}

function readWords(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  const parts = argument.templateSpans.map(({ literal }) => `…${literal.text}`);
  return argument.head.text + parts.join('');
}
