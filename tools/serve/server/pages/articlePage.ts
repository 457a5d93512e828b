/** The readable page of an article, and the pages that only say what is wrong. */
import { escape as escapeHtml } from 'es-toolkit';
import { shopDay } from '../../../../src/api/schema/calendarDay';
import { joinText } from '../../../../src/lib/joinText';
import type { Article } from '../../../../src/api/articles';
import type { ServerRecord } from '../../../../src/api/server';
import { pageDocument } from './document';
import { blocksHtml, summaryText, textBlocks } from './htmlText';
import { homeSubject, pageUrl, type PageLanguage, type PageSite, type PageSubject } from './settings';
import { pageText, languageTagOf } from './texts';

interface ArticleContent {
  readonly site: PageSite;
  readonly language: PageLanguage;
  readonly shop: ServerRecord;
  readonly article: Article;
}

/** The document of an article. */
export function articlePage({ site, language, shop: { shopName }, article }: ArticleContent): string {
  const { id, title, publishedAt, body } = article;
  const blocks = textBlocks(body);
  const description = summaryText(article.summary || joinText(...blocks.map(({ text }) => text)));
  const day = shopDay(publishedAt);
  const subject: PageSubject = { kind: 'a', id };
  return pageDocument({
    site,
    language,
    subject,
    trail: [{ name: shopName, url: pageUrl(site, homeSubject, language) }],
    title,
    shopName,
    description,
    type: 'article',
    properties: { 'article:published_time': publishedAt },
    data: [
      {
        '@type': 'Article',
        headline: summaryText(title, 110),
        ...(description && { description }),
        datePublished: publishedAt,
        inLanguage: languageTagOf(language),
        mainEntityOfPage: pageUrl(site, subject, language),
        publisher: { '@type': 'Organization', name: shopName, url: site.home },
      },
    ],
    body: [
      `<p class="quiet"><time datetime="${escapeHtml(day)}">${escapeHtml(day)}</time></p>`,
      ...(article.summary ? [`<p>${escapeHtml(article.summary)}</p>`] : []),
      blocksHtml(blocks),
    ].join('\n'),
  });
}

/** The page of an id that the shop does not have. */
export function missingPage(site: PageSite, language: PageLanguage): string {
  return pageDocument({
    site,
    language,
    title: pageText(language, 'readable.missing.title'),
    shopName: '',
    body: `<p>${escapeHtml(pageText(language, 'readable.missing.text'))}</p>`,
  });
}

/** The page while the API does not respond. It leads people to the app, which tries again. */
export function failedPage(site: PageSite, language: PageLanguage, subject: PageSubject): string {
  return pageDocument({
    site,
    language,
    subject,
    isFailed: true,
    title: pageText(language, 'readable.failed.title'),
    shopName: '',
    body: `<p>${escapeHtml(pageText(language, 'readable.failed.text'))}</p>`,
  });
}
