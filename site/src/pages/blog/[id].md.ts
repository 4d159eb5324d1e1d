import type { APIRoute, GetStaticPaths } from 'astro';
import { type Article, readArticles } from '#site/data/content.ts';
import { articleMarkdown } from '#site/feeds/article-markdown.ts';
import { renderArticle } from '#site/feeds/render-article.ts';

export const getStaticPaths = (async () =>
  (await readArticles()).map((article) => ({
    params: { id: article.id },
    props: { article },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props, site }) => {
  const html = await renderArticle(props.article, site as URL);
  return new Response(articleMarkdown(props.article, html, site as URL), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
