import type { APIRoute, GetStaticPaths } from 'astro';
import { type Article, readArticleSource, readArticles } from '#site/data/read-articles.ts';
import { readArticlePage } from '#site/features/blog/read-blog.ts';
import { articleMarkdown } from '#site/feeds/article-markdown.ts';

export const getStaticPaths = (async () =>
  (await readArticles()).map((article) => ({
    params: { id: article.id },
    props: { article },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ article: Article }> = async ({ props, site }) => {
  const page = await readArticlePage(props.article);
  const source = await readArticleSource(props.article.id);
  return new Response(articleMarkdown(page, source, site as URL), {
    headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
  });
};
