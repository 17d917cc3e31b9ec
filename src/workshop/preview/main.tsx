import '../../ui/styles/index.css';
import './preview.css';
import { preview } from './frame.ts';
import { installMemoryStorage } from './memoryStorage.ts';

const root = document.getElementById('root');
if (root && preview) {
  // A reload shows another content: PreviewApp scrolls.
  history.scrollRestoration = 'manual';
  installMemoryStorage(preview.storage);
  // Its modules read the content, and what is stored, when they are evaluated.
  const { showPreview } = await import('./PreviewApp.tsx');
  showPreview(root, preview);
}
