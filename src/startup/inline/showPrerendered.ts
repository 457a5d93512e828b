/**
 * The inline script before the prerendered pages. Each of them is followed by a call of `showPrerendered`, which shows it when
 * it is the one that the address and the language ask for.
 */
if (window.startup)
  window.startup.showPrerendered = () => {
    const { dataset, lang } = document.documentElement;
    const name = dataset['prerendered'];
    const template = document.currentScript?.previousElementSibling;
    const screen = document.getElementById('prerendered');
    const sheet = document.getElementById(`prerendered-${name}`);
    if (!name || !screen || !(template instanceof HTMLTemplateElement) || !(sheet instanceof HTMLTemplateElement))
      return;
    if (template.id !== `prerendered-${name}-${lang}` && template.id !== `prerendered-${name}-any`) return;
    screen.append(sheet.content, template.content);
    screen.dataset['of'] = name.split('-')[1] ?? 'home';
    screen.hidden = false;
    // For src/lib/prerendered.ts, which hands over what is typed before the app has started.
    screen.addEventListener('compositionstart', () => (screen.dataset['composing'] = ''));
    screen.addEventListener('compositionend', () => delete screen.dataset['composing']);
    screen.addEventListener('submit', (event) => {
      event.preventDefault();
      screen.dataset['submitted'] = '';
    });
  };

export {};
