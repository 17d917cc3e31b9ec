import '../ui/styles/index.css';
import published from 'virtual:content-files';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import { loadFont } from '../ui/styles/font.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { Workshop } from './Workshop.tsx';

loadFont().catch(() => undefined);
const root = document.getElementById('root');
// Where a host can't forbid it, another site's frame shows nothing to press.
if (root && window.top === window) {
  createRoot(root).render(
    <StrictMode>
      <HashRouter>
        <ToastProvider>
          <Workshop published={new Map(Object.entries(published))} />
        </ToastProvider>
      </HashRouter>
    </StrictMode>,
  );
}
