import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useToast } from '../ui/Toasts.tsx';

/** Sends everybody but the admin to /introduction. */
export function AdminOnly({ admin, children }: { admin: boolean; children: ReactNode }) {
  return admin ? children : <Refused />;
}

function Refused() {
  const showToast = useToast();
  useEffect(() => showToast('danger', 'Accès non autorisé'), [showToast]);
  return <Navigate to="/introduction" replace />;
}
