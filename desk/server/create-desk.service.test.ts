import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { articles, services, towns } from '../../site/checks/content.ts';
import { takePhoto } from '../../site/checks/photographs.ts';
import { openContentFolder } from './content-folder.ts';
import { createDesk, type Desk } from './create-desk.ts';
import { Refusal } from './refusal.ts';
import { addableKinds } from './templates/addable-kinds.ts';
import { copyProject } from './testing/copy-project.ts';

let root: string;
let remove: () => Promise<void>;
let desk: Desk;

beforeEach(async () => {
  ({ root, remove } = await copyProject());
  desk = createDesk(root);
});

afterEach(() => remove());

const companyPath = 'content/company.yaml';
const [town] = towns.filter(({ card }) => card);
const [article] = articles;
if (!town || !article) throw new Error('content/ has neither a town with a card nor an article.');
const townPath = `content/towns/${town.id}.yaml`;
const articlePath = `content/articles/${article.id}.mdx`;

const read = (path: string) => readFile(join(root, path), 'utf8');
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' });

/** What the desk refuses, as its answer says it. */
async function refusalOf(act: Promise<unknown>) {
  const refusal = await act.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof Refusal)) throw new Error(`expected a refusal, not ${String(refusal)}`);
  return { status: refusal.status, error: refusal.message, ...refusal.details } as Answer;
}

interface Answer {
  status: number;
  error: string;
  problems: { path: PropertyKey[]; message: string; file?: string; line?: number }[];
  links: { path: string; field: string }[];
  theirs: { data: Record<string, unknown>; hash: string; text: string };
  yours: { text: string };
}

describe('files', () => {
  test('each is listed once by what an owner calls it, with the page that shows it', async () => {
    const { groups, commit } = await desk.listFiles();
    const files = groups.flatMap((group) => group.files);
    const onDisk = git('ls-files', 'content/*.yaml', 'content/*.mdx').trim().split('\n');
    expect(files.map(({ path }) => path).sort()).toEqual(onDisk.sort());
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
    expect(files.find(({ path }) => path === townPath)).toEqual({
      path: townPath,
      title: `${town.name}, ${town.stateCode}`,
      page: `/service-area#${town.id}`,
      changed: false,
    });
    expect(commit).toEqual({ changed: 0, unsent: 0, hasRemote: false });
    expect(groups.filter(({ canAdd }) => canAdd).map(({ title }) => title)).toContain('Towns');
  });

  test('a file comes with its fields by names and its references as choices', async () => {
    const { data, schema, hash } = await desk.readFile(townPath);
    expect(data.name).toBe(town.name);
    expect(hash).toBeTruthy();
    const { properties, required } = schema as unknown as Described;
    expect(required).toContain('name');
    expect(Object.values(properties).every(({ title }) => title)).toBe(true);
    const link = properties.card?.properties?.links?.items?.properties;
    expect(link?.service?.oneOf).toEqual(
      expect.arrayContaining(services.map(({ id, title }) => ({ const: id, title }))),
    );
  });

  test('an article comes with its text and with the tags that its records allow', async () => {
    const { body, tags } = await desk.readFile(articlePath);
    expect((await read(articlePath)).endsWith(`${body}\n`)).toBe(true);
    const names = tags?.map(({ example }) => example);
    for (const figure of Object.keys(article.figures ?? {})) {
      expect(names).toContain(`<Figure name="${figure}" />`);
    }
  });

  test('a path outside of content is refused', async () => {
    for (const path of [
      'package.json',
      'content/../package.json',
      'content/none.yaml',
      undefined,
    ]) {
      expect(await refusalOf(desk.readFile(path))).toMatchObject({ status: 404 });
    }
  });
});

interface Described {
  required: string[];
  properties: Record<string, DescribedField>;
}

interface DescribedField extends Partial<Described> {
  title?: string;
  items?: DescribedField;
  oneOf?: { const: string; title: string }[];
}

describe('saving', () => {
  test('writes the line that changed, and says so', async () => {
    const { hash, data } = await desk.readFile(companyPath);
    const before = await read(companyPath);
    const saved = await desk.saveFile({ path: companyPath, hash, data: { ...data, name: 'A: b' } });
    expect(saved).toMatchObject({ changedLines: 1, changed: true, data: { name: 'A: b' } });
    expect(await read(companyPath)).toBe(before.replace(/^name: .*$/m, "name: 'A: b'"));
    expect((await desk.readFile(companyPath)).hash).toBe(saved.hash);
    expect((await desk.listFiles()).commit.changed).toBe(1);
  });

  test('refuses a bad value at its field in the words of the schema, and writes nothing', async () => {
    const { hash, data } = await desk.readFile(companyPath);
    const before = await read(companyPath);
    const wrong = { ...data, email: 'nobody', hours: { text: '', weekdays: { opens: '8' } } };
    const { status, problems } = await refusalOf(
      desk.saveFile({ path: companyPath, hash, data: wrong }),
    );
    expect(status).toBe(422);
    expect(problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining([['email'], ['hours', 'text'], ['hours', 'weekdays', 'opens']]),
    );
    expect(problems.find(({ path }) => path[0] === 'email')?.message).toBe(
      'expected an email address; write it as info@calicheridge.example',
    );
    expect(await read(companyPath)).toBe(before);
    expect(await desk.checkFile({ path: companyPath, hash, data: wrong })).toEqual({ problems });
  });

  test('refuses what another file would no longer find', async () => {
    const { hash, data } = await desk.readFile('content/region.yaml');
    const states = [{ name: 'Elsewhere', code: 'ZZ' }];
    const { problems } = await refusalOf(
      desk.saveFile({ path: 'content/region.yaml', hash, data: { ...data, states } }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ file: townPath, path: ['stateCode'] }),
    );
  });

  test('is not kept from a good file by a bad one', async () => {
    await writeFile(join(root, townPath), 'name: Nowhere\n');
    const { hash, data } = await desk.readFile(companyPath);
    await desk.saveFile({ path: companyPath, hash, data: { ...data, name: 'Another' } });
    expect(await read(companyPath)).toContain('name: Another\n');
  });

  test('shows both versions when the file changed meanwhile', async () => {
    const { hash, data } = await desk.readFile(companyPath);
    const theirs = (await read(companyPath)).replace(/^summary: .*$/m, 'summary: Theirs.');
    await writeFile(join(root, companyPath), theirs);
    const mine = { path: companyPath, hash, data: { ...data, summary: 'Mine.' } };
    const answer = await refusalOf(desk.saveFile(mine));
    expect(answer).toMatchObject({ status: 409, theirs: { text: theirs } });
    expect(answer.theirs.data.summary).toBe('Theirs.');
    expect(answer.yours.text).toContain('summary: Mine.');
    expect(await read(companyPath)).toBe(theirs);
    await desk.saveFile({ ...mine, hash: answer.theirs.hash });
    expect(await read(companyPath)).toBe(answer.yours.text);
  });

  test('replaces the text of an article and leaves its fields', async () => {
    const { hash, body = '' } = await desk.readFile(articlePath);
    const before = await read(articlePath);
    const [first = ''] = body.split('\n');
    const changed = body.replace(first, 'Another beginning.');
    await desk.saveFile({ path: articlePath, hash, body: changed });
    expect(await read(articlePath)).toBe(before.replace(first, 'Another beginning.'));
  });

  test('says where in a text something is wrong', async () => {
    const { hash, body = '' } = await desk.readFile(articlePath);
    const lines = body.split('\n').length;
    const answer = await refusalOf(
      desk.saveFile({ path: articlePath, hash, body: `${body}\n\n<Gone />` }),
    );
    expect(answer.problems).toEqual([
      { path: ['body'], line: lines + 2, message: expect.stringContaining('<Gone>') },
    ]);
  });
});

describe('new files', () => {
  test('every kind begins with a template that passes the check', async () => {
    for (const collection of Object.keys(addableKinds)) {
      await desk.createFile({ collection, title: 'A thing of our own, TX', slug: 'of-our-own' });
    }
    expect(await openContentFolder(root).check(new Map())).toEqual([]);
  });

  test('a town is named where the site lists its towns, and lies on the map', async () => {
    const { path } = await desk.createFile({ collection: 'towns', title: 'Big Spring, TX' });
    expect(path).toBe('content/towns/big-spring.yaml');
    expect(await read('content/pages/service-area.yaml')).toMatch(/^ +- big-spring$/m);
    expect((await desk.readFile(path)).data).toMatchObject({ name: 'Big Spring', stateCode: 'TX' });
    // No line of theirs went, and undo takes all of it away.
    expect(git('diff', '--numstat')).not.toMatch(/\t[1-9]\d*\t/);
    expect((await desk.undo()).path).toBe(path);
    expect(git('status', '--porcelain')).toBe('');
  });

  test('an article is a draft, has no page yet and becomes a copy where one is asked for', async () => {
    const { path } = await desk.createFile({
      collection: 'articles',
      title: 'What a copy keeps of its original',
      slug: 'a-copy',
      copyOf: articlePath,
    });
    const copy = await desk.readFile(path);
    expect(copy).toMatchObject({ path: 'content/articles/a-copy.mdx', page: null });
    expect(copy.data).toMatchObject({ draft: true, category: article.category });
    expect(copy.body).toBe((await desk.readFile(articlePath)).body);
  });

  test('a bad title or address is refused at its field', async () => {
    const refused = (wanted: { title: string; slug?: string }) =>
      refusalOf(desk.createFile({ collection: 'articles', ...wanted }));
    expect((await refused({ title: ' ' })).problems[0]?.path).toEqual(['title']);
    expect((await refused({ title: 'Short' })).problems[0]).toMatchObject({
      path: ['title'],
      message: expect.stringContaining('of 10 to 90 characters'),
    });
    const title = 'A title that is long enough';
    for (const slug of ['../company', 'Ä', article.id]) {
      expect((await refused({ title, slug })).problems[0]?.path).toEqual(['slug']);
    }
    expect(await refusalOf(desk.createFile({ collection: 'company', title }))).toMatchObject({
      status: 422,
    });
  });
});

describe('deleting', () => {
  test('names who links to a file, and waits until nobody does', async () => {
    const { hash } = await desk.readFile(townPath);
    const { links } = await desk.deleteFile({ path: townPath, hash });
    expect(links.map(({ path }) => path)).toContain('content/pages/service-area.yaml');
    // In the words of the form, not in those of the file.
    for (const { title, field } of links) {
      expect(title).not.toBe('');
      expect(field).toMatch(/^[A-Z][^[\]{}]*$/);
    }
    const answer = await refusalOf(desk.deleteFile({ path: townPath, hash, confirm: true }));
    expect(answer).toMatchObject({ status: 409, links });
    expect(existsSync(join(root, townPath))).toBe(true);
  });

  test('removes a file that nobody links to, and undo brings it back', async () => {
    const { path } = await desk.createFile({ collection: 'projects', title: 'Our own plant' });
    const { hash } = await desk.readFile(path);
    const text = await read(path);
    expect(await desk.deleteFile({ path, hash, confirm: true })).toEqual({ links: [] });
    expect(existsSync(join(root, path))).toBe(false);
    await desk.undo();
    expect(await read(path)).toBe(text);
  });

  test('does not take a file that the site needs', async () => {
    const { hash } = await desk.readFile(companyPath);
    const answer = await refusalOf(desk.deleteFile({ path: companyPath, hash, confirm: true }));
    expect(answer.status).toBe(422);
  });
});

describe('undo', () => {
  test('takes saves back, the last first, and then says that there is none', async () => {
    const before = await read(companyPath);
    for (const name of ['One', 'Two']) {
      const { hash, data } = await desk.readFile(companyPath);
      await desk.saveFile({ path: companyPath, hash, data: { ...data, name } });
    }
    expect((await desk.undo()).path).toBe(companyPath);
    expect(await read(companyPath)).toContain('name: One\n');
    await desk.undo();
    expect(await read(companyPath)).toBe(before);
    expect(await refusalOf(desk.undo())).toMatchObject({ status: 409 });
  });

  test('leaves a file alone that was edited elsewhere since', async () => {
    const { hash, data } = await desk.readFile(companyPath);
    await desk.saveFile({ path: companyPath, hash, data: { ...data, name: 'One' } });
    await appendFile(join(root, companyPath), '# By hand\n');
    expect(await refusalOf(desk.undo())).toMatchObject({ status: 409 });
    expect(await read(companyPath)).toContain('# By hand\n');
  });
});

describe('photographs', () => {
  test('one that is large enough is stored as it is, under a name for addresses', async () => {
    const picture = await photo(1600);
    const { path } = await desk.addPhoto({ name: 'C:\\Photos\\DSC 0001 (2).JPG', data: picture });
    expect(path).toBe('content/photos/dsc-0001-2.jpg');
    expect((await readFile(join(root, path))).toString('base64')).toBe(picture);
    // The same again is the same; another one of its name is another.
    expect((await desk.addPhoto({ name: 'dsc-0001-2.jpg', data: picture })).path).toBe(path);
    const other = await desk.addPhoto({ name: 'dsc-0001-2.jpg', data: await photo(1700) });
    expect(other.path).toBe('content/photos/dsc-0001-2-2.jpg');
  });

  test('one that the site would refuse is refused in its words', async () => {
    const small = await refusalOf(desk.addPhoto({ name: 'a.jpg', data: await photo(800) }));
    expect(small).toMatchObject({ status: 422, error: expect.stringContaining('at least 1600') });
    for (const name of ['a.txt', '../../a.jpg']) {
      expect((await refusalOf(desk.addPhoto({ name, data: 'bm9uZQ==' }))).status).toBe(422);
    }
  });

  async function photo(width: number): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'photo-'));
    await takePhoto(join(folder, 'a.jpg'), width, 1000);
    const picture = await readFile(join(folder, 'a.jpg'), 'base64');
    await rm(folder, { recursive: true });
    return picture;
  }
});

describe('publishing', () => {
  const rename = async (name: string) => {
    const { hash, data } = await desk.readFile(companyPath);
    await desk.saveFile({ path: companyPath, hash, data: { ...data, name } });
  };

  test('tells a file that is no more, and a photo that nothing uses, from the others', async () => {
    await mkdir(join(root, 'content/photos'), { recursive: true });
    await writeFile(join(root, 'content/photos/left-over.jpg'), 'a picture');
    await rm(join(root, articlePath));
    const { files } = await desk.listChanges();
    const told = files.map(({ path, change, isUnused }) => [path, change, isUnused]);
    expect(told).toEqual([
      [articlePath, 'deleted', false],
      ['content/photos/left-over.jpg', 'new', true],
    ]);
  });

  test('shows what changed and commits that and nothing else', async () => {
    await writeFile(join(root, 'notes.txt'), 'mine');
    git('add', 'notes.txt');
    await rename('Another');
    await desk.createFile({ collection: 'projects', title: 'Our own plant' });
    const { files } = await desk.listChanges();
    expect(files.map(({ path }) => path)).toEqual([
      companyPath,
      'content/projects/our-own-plant.yaml',
    ]);
    expect(files.map(({ change }) => change)).toEqual(['changed', 'new']);
    expect(files[0]?.diff).toMatch(/^\+name: Another$/m);
    expect(files[1]?.diff).toMatch(/^\+title: Our own plant$/m);
    const { commit, pushed } = await desk.publish({ message: '--amend our name' });
    expect(pushed).toBe(false);
    expect(git('log', '-1', '--format=%h %s').trim()).toBe(`${commit} --amend our name`);
    const committed = git('show', '--name-only', '--format=').trim().split('\n');
    expect(committed).toEqual(files.map(({ path }) => path));
    expect(git('diff', '--cached', '--name-only').trim()).toBe('notes.txt');
    expect(await refusalOf(desk.publish({ message: 'Again' }))).toMatchObject({ status: 409 });
  });

  test('pushes where a remote is set, and keeps the commit where that fails', async () => {
    const remote = await mkdtemp(join(tmpdir(), 'remote-'));
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    git('remote', 'add', 'origin', remote);
    await rename('Another');
    const { commit, pushed } = await desk.publish({ message: 'Our name' });
    expect(pushed).toBe(true);
    const there = execFileSync('git', ['log', '--all', '--format=%h'], { cwd: remote });
    expect(String(there).split('\n')).toContain(commit);
    await rm(remote, { recursive: true });
    await rename('A third');
    expect(await desk.publish({ message: 'Again' })).toMatchObject({
      pushed: false,
      reason: expect.stringContaining('git remote -v'),
    });
  });

  test('says what to do where somebody else published first, and sends what waited the next time', async () => {
    const remote = await mkdtemp(join(tmpdir(), 'remote-'));
    execFileSync('git', ['init', '--quiet', '--bare', remote]);
    git('remote', 'add', 'origin', remote);
    await rename('Another');
    await desk.publish({ message: 'Our name' });
    const branch = git('branch', '--show-current').trim();
    const theirs = git('commit-tree', '-p', 'HEAD', '-m', 'Of somebody else', 'HEAD^{tree}').trim();
    git('push', '--quiet', 'origin', `${theirs}:${branch}`);
    await rename('A third');
    const refused = await desk.publish({ message: 'Again' });
    expect(refused).toMatchObject({
      pushed: false,
      reason: expect.stringContaining('git pull --rebase'),
    });
    expect(git('log', '-1', '--format=%s').trim()).toBe('Again');
    expect((await desk.listFiles()).commit).toMatchObject({ changed: 0, unsent: 1 });
    expect(await desk.publish({ message: '' })).toMatchObject({ pushed: false });
    git('pull', '--quiet', '--rebase', '--autostash');
    expect(await desk.publish({ message: '' })).toMatchObject({ pushed: true });
    const there = execFileSync('git', ['log', '--format=%s', branch], { cwd: remote });
    expect(String(there).split('\n').slice(0, 2)).toEqual(['Again', 'Of somebody else']);
    expect((await desk.listFiles()).commit).toMatchObject({ unsent: 0 });
    await rm(remote, { recursive: true });
  });

  test('asks for a sentence and refuses content with problems', async () => {
    await rename('Another');
    expect((await refusalOf(desk.publish({ message: ' ' }))).status).toBe(422);
    await writeFile(join(root, townPath), 'name: Nowhere\n');
    const { problems } = await refusalOf(desk.publish({ message: 'Our name' }));
    expect(problems[0]?.file).toBe(townPath);
    expect(git('log', '--format=%s').trim()).toBe('As shipped');
  });
});
