/** The offer to install the shop as an app. */
import { useEventListener } from 'ahooks';
import { useState } from 'react';
import { jsonStorage } from '@/lib/storage';
import {
  isInstallOffered,
  notNowMs,
  needsShareMenu,
  parseInstallRecord,
  recordWithVisit,
  type InstallRecord,
} from './installRules';

/** Visits and answers of this browser; each reading checks it. */
export const installStorage = jsonStorage('local', 'install', (_value): _value is unknown => true);
/** Whether this tab was counted as a visit. */
const visitStorage = jsonStorage('session', 'visit', (value): value is true => value === true);

/** The event of Chromium's browsers (https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent). */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}
const isInstallPrompt = (event: Event | undefined): event is InstallPrompt => event !== undefined && 'prompt' in event;

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** Counts this visit, once for each tab. */
function countVisit(): InstallRecord {
  const before = parseInstallRecord(installStorage.read());
  if (before && visitStorage.read()) return before;
  const record = recordWithVisit(before, Date.now());
  visitStorage.write(true);
  installStorage.write(record);
  return record;
}

export function useInstallOffer() {
  const [record, setRecord] = useState(countVisit);
  const [prompt, setPrompt] = useState(() => window.startup?.installPrompt);
  const keepPrompt = (event: Event) => {
    setPrompt(event);
    // The browser sends it once, and the offer may be mounted again.
    if (window.startup) window.startup.installPrompt = event;
  };
  useEventListener('beforeinstallprompt', keepPrompt, { target: () => window });

  const store = (part: Partial<InstallRecord>) => {
    // Another tab may have changed it.
    const next = { ...(parseInstallRecord(installStorage.read()) ?? record), ...part };
    installStorage.write(next);
    setRecord(next);
  };
  const end = () => store({ isOver: true });
  const later = () => store({ notBefore: Date.now() + notNowMs });
  useEventListener('appinstalled', end, { target: () => window });

  const means = isInstallPrompt(prompt)
    ? 'prompt'
    : needsShareMenu(navigator.userAgent, navigator.maxTouchPoints)
      ? 'share'
      : undefined;
  return {
    /** How it is installed: by the browser's dialog or by the customer in the share menu; undefined when nothing is offered. */
    means: isInstallOffered(record, Date.now()) && !isInstalled() ? means : undefined,
    install: async () => {
      if (!isInstallPrompt(prompt)) return;
      await prompt.prompt();
      const { outcome } = await prompt.userChoice;
      // A prompt can be shown once.
      setPrompt(undefined);
      if (outcome === 'accepted') end();
      else later();
    },
    later,
    decline: end,
  };
}
