/** Shared steps of the tests of the developers' page. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DocsSection } from '@/features/docs/docsSections';
import { server } from './freshShop';
import { openPage } from './openPage';

const contract = readFileSync(resolve(__dirname, '../../public/openapi.json'), 'utf8');

/** Serves the OpenAPI document for the running test. */
export function provideContract(): void {
  server.use(
    http.get('*/openapi.json', () => HttpResponse.text(contract, { headers: { 'content-type': 'application/json' } })),
  );
}

/** Opens a section of the developers' page. */
export async function openDocs(section: DocsSection, query = '', options: Parameters<typeof openPage>[1] = {}) {
  provideContract();
  const page = await openPage(`/docs?section=${section}${query}`, options);
  await screen.findByRole('heading', { level: 2 });
  return page;
}
