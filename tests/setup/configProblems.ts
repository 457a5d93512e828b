import { completeShop } from '../../tools/config/shopConfig';

/** The lines with which a configuration is refused; none when it is right. */
export function problemsOf(config: unknown): string[] {
  try {
    completeShop(config);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n');
  }
  return [];
}
