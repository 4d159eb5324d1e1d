import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { repositoryApi } from '../../contract/content-security-policy.ts';
import { type Files, repository } from './editor.ts';

/** One commit of the repository: its message, and its files with what they were changed to. */
interface Commit {
  oid: string;
  message: string;
  changed: Files;
}

/**
 * Stands in for the repository's host in front of a page: signs in with `token`, gives the files and
 * takes commits, each only on the head that it expects. Nothing leaves the browser.
 */
export async function actAsHost(page: Page, token: string, files: Files) {
  const tree: Files = { ...files };
  const commits: Commit[] = [];
  const commit = (message: string, changed: Files) => {
    Object.assign(tree, changed);
    commits.unshift({ oid: hash(`${commits.length} ${message}`), message, changed });
  };
  commit('Begin', {});
  const head = () => commits[0] as Commit;
  const blobs = () => new Map(Object.values(tree).map((text) => [hash(text), text]));

  const answers: [path: RegExp, answer: (body: Query) => unknown][] = [
    [/^\/user$/, () => ({ id: 1, login: 'owner', name: 'Owner', email: 'owner@example.com' })],
    [/\/collaborators\/owner$/, () => ({})],
    [
      /\/git\/trees\//,
      () => ({
        sha: head().oid,
        truncated: false,
        tree: Object.entries(tree).map(([path, text]) => {
          return { path, type: 'blob', sha: hash(text), size: Buffer.byteLength(text) };
        }),
      }),
    ],
    [/^\/graphql$/, (body) => answerQuery(body)],
  ];

  function answerQuery({ query, variables }: Query): unknown {
    const input = variables.input;
    if (input) {
      if (input.expectedHeadOid !== head().oid) {
        return { errors: [{ message: 'Expected branch to point to another commit' }] };
      }
      const added = input.fileChanges.additions.map(({ path, contents }) => {
        return [path, Buffer.from(contents, 'base64').toString()];
      });
      commit(input.message.headline, Object.fromEntries(added));
      const node = {
        oid: head().oid,
        committedDate: '2026-11-24T12:00:00Z',
        author: { name: 'Owner' },
      };
      const files = Object.fromEntries(
        added.map(([, text], index) => [`file_${index}`, { oid: hash(text ?? '') }]),
      );
      return { data: { createCommitOnBranch: { commit: { ...node, ...files } } } };
    }
    const known = blobs();
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\) \{ \.\.\. on Blob/g)].map(
      ([, name, oid = '']) => [name, { text: known.get(oid), isTruncated: false }],
    );
    const last = {
      author: { name: 'Owner', email: 'owner@example.com', user: { id: 1, login: 'owner' } },
      committedDate: '2026-11-24T12:00:00Z',
    };
    const histories = [...query.matchAll(/(\w+):\s+ref\(qualifiedName/g)].map(([, name]) => {
      return [name, { target: { history: { nodes: [last] } } }];
    });
    const { oid, message } = head();
    const ref = { target: { oid, history: { nodes: [{ oid, message }] } } };
    return { data: { repository: { ref, ...Object.fromEntries([...texts, ...histories]) } } };
  }

  async function answer(route: Route) {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(`/repos/${repository.name}`, '');
    const authorized = /\S+$/.exec(request.headers().authorization ?? '')?.[0] === token;
    const found = answers.find(([each]) => each.test(path));
    const headers = { 'Access-Control-Allow-Origin': '*' };
    if (!authorized)
      return route.fulfill({ status: 401, headers, json: { message: 'Bad credentials' } });
    if (!found) return route.fulfill({ status: 404, headers, json: { message: 'Not Found' } });
    const body = (request.postDataJSON() ?? {}) as Query;
    return route.fulfill({ headers, json: found[1](body) });
  }

  await page.route(`${repositoryApi}/**`, answer);
  return { commits, commit, tree };
}

interface Query {
  query: string;
  variables: {
    input?: {
      expectedHeadOid: string;
      message: { headline: string };
      fileChanges: { additions: { path: string; contents: string }[] };
    };
  };
}

const hash = (text: string) => createHash('sha1').update(text).digest('hex');
