import { check } from '../../scripts/content/core.ts';
import { typedModules } from '../../scripts/content/outputs/typed-modules.ts';
import type { ContentFile } from '../../scripts/content/parse/encoding.ts';

addEventListener('message', ({ data }: MessageEvent<ContentFile[]>) => {
  const { content, diagnostics } = check(data);
  const modules = diagnostics.length === 0 ? [...typedModules(content, '../../schema')] : [];
  postMessage({ diagnostics, modules });
});
