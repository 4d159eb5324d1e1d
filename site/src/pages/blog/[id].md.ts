import type { APIRoute, GetStaticPaths } from 'astro';
import { articleMarkdown } from '#site/feeds/article-markdown.tsx';
import { type Article, readArticles } from '#site/read/read-articles.ts';

export const getStaticPaths = (async () =>
  (await readArticles()).map((article) => ({
    params: { id: article.id },
    props: { article },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props, site }) => {
  const markdown = await articleMarkdown(props.article, site as URL);
  return new Response(markdown, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
};
