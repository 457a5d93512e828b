/** What the app announces during a test, as `<severity> <text>`, in the order of its coming. Replaces the notices of the kit. */
import { installNotifier } from '@/lib/notifications';

export const announced: string[] = [];
let uninstall: () => void;

beforeEach(() => {
  announced.length = 0;
  uninstall = installNotifier({
    success: (message) => announced.push(`success ${message}`),
    warning: (message) => announced.push(`warning ${message}`),
    error: (message) => announced.push(`error ${message}`),
    notification: (title, description) => announced.push(`notification ${title} | ${description}`),
  });
});
afterEach(() => uninstall());
