/**
 * Umi plugin: makes the app work under Trusted Types with one policy. Webpack loads chunks through the policy of the
 * page (src/startup/inline/guard.ts), libraries write their styles as text instead of HTML, and the tokenizer of the sanitizer
 * (src/lib/reduceMarkup.ts), which is used without decoding, comes without the table of HTML's character references.
 */
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

/** The parts of webpack's compiler that are used here. */
interface Compiler {
  readonly webpack: {
    readonly runtime: {
      readonly LoadScriptRuntimeModule: {
        getCompilationHooks(compilation: unknown): {
          createScript: { tap(name: string, change: (source: string) => string): void };
        };
      };
    };
  };
  readonly hooks: { readonly compilation: { tap(name: string, listen: (compilation: unknown) => void): void } };
}

const scriptLine = 'script.src = url;';
const scriptLineWithPolicy = 'script.src = window.startup ? window.startup.policy.createScriptURL(url) : url;';

class LoadThroughPolicy {
  apply({ webpack, hooks }: Compiler): void {
    hooks.compilation.tap('LoadThroughPolicy', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'LoadThroughPolicy',
        (source) => {
          if (!source.includes(scriptLine)) throw new Error('Webpack generates the script loader differently.');
          return source.replace(scriptLine, scriptLineWithPolicy);
        },
      );
    });
  }
}

export default (api: IApi) => {
  api.chainWebpack((memo, { env }) => {
    if (env === 'production')
      memo.module
        .rule('no-character-references')
        .test(/htmlparser2[\\/].*entities[\\/].*decode-data-html\.js$/)
        .use('no-character-references')
        .loader(join(__dirname, 'html/noCharacterReferences.cjs'));
    memo.plugin('load-through-policy').use(LoadThroughPolicy as never);
    memo.module
      .rule('text-not-html')
      .test(
        /(?:rc-util|@rc-component[\\/]util)[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$|@ant-design[\\/]icons[\\/]es[\\/]cssUtils\.js$/,
      )
      .use('text-not-html')
      .loader(join(__dirname, 'html/textNotHtml.cjs'));
    return memo;
  });
};
