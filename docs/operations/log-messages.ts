import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';

/** A call in the source code that writes a line to the log. */
interface LogMessage {
  /** File and line of the call. Example: server/app/app.ts:58 */
  place: string;
  /** The message, with `…` for each inserted value. Undefined if the message is not a literal. */
  message: string | undefined;
}

/** Finds every log call in the sources of the service. `root` is the project folder. */
export async function findLogMessages(root: string): Promise<LogMessage[]> {
  const messages: LogMessage[] = [];
  for (const path of (await Array.fromAsync(glob('server/**/*.ts', { cwd: root }))).sort()) {
    if (path.endsWith('.test.ts') || /^server\/(testing|robustness)\//.test(path)) continue;
    const text = await readFile(join(root, path), 'utf8');
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    visitCalls(source, (call) => {
      if (!isLogCall(call)) return;
      const { line } = source.getLineAndCharacterOfPosition(call.getStart());
      const message = readMessage(call.arguments.at(-1));
      messages.push({ place: `${path}:${line + 1}`, message });
    });
  }
  return messages;
}

function visitCalls(node: ts.Node, visit: (call: ts.CallExpression) => void): void {
  if (ts.isCallExpression(node)) visit(node);
  ts.forEachChild(node, (child) => visitCalls(child, visit));
}

// Matches calls such as log.info(…) and service.log.warn(…).
function isLogCall({ expression }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { name, expression: owner } = expression;
  const ownerName = ts.isPropertyAccessExpression(owner) ? owner.name.text : owner.getText();
  return ownerName === 'log' && /^(trace|debug|info|warn|error|fatal)$/.test(name.text);
}

function readMessage(argument: ts.Expression | undefined): string | undefined {
  if (!argument) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  const parts = argument.templateSpans.map(({ literal }) => `…${literal.text}`);
  return argument.head.text + parts.join('');
}
