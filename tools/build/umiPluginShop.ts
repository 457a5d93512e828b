/** Umi plugin: gives the build the values of shop.config.ts, as constants of the scripts and as variables of the style sheets. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import { escape as escapeHtml } from 'es-toolkit';
import { brandFiles, writeBrandFiles, type BrandFiles } from './brandFiles';
import { readBaseUrls } from '../config/baseUrls';
import { loadShop, shopDefines, type Shop } from '../config/shopConfig';
import { hooksModule } from './hooksModule';
// The mock files run in this process.
import '../config/shopGlobal.cjs';

/** The channels of a colour `#rgb` or `#rrggbb`, for `rgb()` with an opacity. */
function channelsOf(color: string): string {
  const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1);
  return [0, 2, 4].map((start) => parseInt(digits.slice(start, start + 2), 16)).join(' ');
}

/** The variables of all Less files, such as `@light-action`, `@hero-from`, `@radius-card` and `@font-sans`. */
export function lessVariables({ colors, radius, fonts }: Pick<Shop, 'colors' | 'radius' | 'fonts'>) {
  const variables: Record<string, string> = { 'font-serif': fonts.serif, 'font-sans': fonts.sans };
  for (const [group, values] of Object.entries(colors))
    for (const [name, color] of Object.entries({ ...values }))
      variables[`${group}-${name}`] = name === 'scrim' || name === 'shadow' ? channelsOf(color) : color;
  for (const [name, px] of Object.entries(radius)) variables[`radius-${name}`] = `${px}px`;
  return variables;
}

interface MiddlewareResponse {
  setHeader(name: string, value: string): void;
  end(content: string | Buffer): void;
}

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** A middleware that sends the files of the brand. */
const serveBrandFiles =
  (files: BrandFiles) => (request: { readonly path: string }, reply: MiddlewareResponse, next: () => void) => {
    const content = files.get(request.path.slice(1));
    if (content === undefined) return next();
    reply.setHeader('content-type', contentTypes[extname(request.path)] ?? 'text/plain');
    reply.end(content);
  };

export default function shopPlugin(api: IApi): void {
  api.modifyConfig((config) => {
    const shopConfig = loadShop();
    // Umi writes it into the page as it is.
    config.title = escapeHtml(shopConfig.name);
    config.define = { ...config.define, ...shopDefines(shopConfig) };
    config.theme = lessVariables(shopConfig);
    return config;
  });
  // Umi's `writeTmpFile` switches the type check off.
  api.onGenerateFiles(() => {
    const file = join(api.paths.absTmpPath, 'shopHooks.ts');
    const text = hooksModule(loadShop());
    mkdirSync(api.paths.absTmpPath, { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  });
  api.onBuildComplete(({ err }: { err?: unknown }) => {
    if (!err) writeBrandFiles(loadShop(), api.paths.absOutputPath, readBaseUrls().basePath);
  });
  // The development server has the files in memory.
  api.addBeforeMiddlewares(() => serveBrandFiles(brandFiles(loadShop())));
}
