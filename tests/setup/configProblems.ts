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

/** What `read` returns while `SHOP_CONFIG` names a file. */
export function withConfig<Result>(file: string, read: () => Result): Result {
  const before = process.env['SHOP_CONFIG'];
  process.env['SHOP_CONFIG'] = file;
  try {
    return read();
  } finally {
    if (before === undefined) delete process.env['SHOP_CONFIG'];
    else process.env['SHOP_CONFIG'] = before;
  }
}
