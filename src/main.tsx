import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { loadAllScreens } from './app/lazyScreens.ts';
import { AuthProvider } from './auth/AuthProvider.tsx';
import { createFirebaseAuth } from './auth/firebase.ts';
import { UpdatePrompt } from './pwa/UpdatePrompt.tsx';
import { settings } from './settings.ts';
import { ToastProvider } from './ui/Toasts.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL}>
      <AuthProvider auth={createFirebaseAuth(settings)}>
        <ToastProvider>
          <App />
          <UpdatePrompt prepare={loadAllScreens} />
        </ToastProvider>
      </AuthProvider>
    </BrowserRouter>
  </StrictMode>,
);
