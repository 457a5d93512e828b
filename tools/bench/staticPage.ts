import type { Face } from '../firstLoad';

/** What a template of the built page holds. Throws when the build has none. */
function templateOf(page: string, id: string): string {
  const [, content] = new RegExp(`<template id="${id}">([\\s\\S]*?)</template>`).exec(page) ?? [];
  if (content === undefined) throw new Error(`The built page has no first screen named ${id}.`);
  return content;
}

/**
 * The reference that the app is measured against: the first screen of a home page as plain HTML, with the same rules and the
 * same pictures, from the same server, without any script.
 */
export function staticPage(page: string, face: Face): string {
  const style = templateOf(page, `first-${face}`).replace(/#first-screen[^<]*/, '');
  const body = templateOf(page, `first-${face}-en`);
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Persimmon</title><meta name="description" content="Static reference">';
  return `<!doctype html><html lang="en" data-theme="light"><head>${head}<link rel="icon" href="/icon.svg" type="image/svg+xml">${style}</head><body>${body}</body></html>`;
}
