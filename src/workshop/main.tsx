import './zodWithoutEval.ts';
import '../ui/styles/index.css';
import published from 'virtual:content-files';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { HashRouter, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import { loadFont } from '../ui/styles/font.ts';
import { ToastProvider } from '../ui/Toasts.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { StoppedWorkshop } from './StoppedWorkshop.tsx';
import { Workshop } from './Workshop.tsx';

loadFont().catch(() => undefined);
const files = new Map(Object.entries(published));
const root = document.getElementById('root');
// Where a host can't forbid it, another site's frame shows nothing to press.
if (root && window.top === window) {
  createRoot(root).render(
    <StrictMode>
      <HashRouter>
        <ErrorBoundary Fallback={StoppedWorkshop}>
          <ToastProvider>
            <Routes>
              <Route path="/proposition/:number" element={<ReviewPage published={files} />} />
              <Route path="*" element={<Workshop published={files} />} />
            </Routes>
          </ToastProvider>
        </ErrorBoundary>
      </HashRouter>
    </StrictMode>,
  );
}
