import { CalendarDays, Compass, Flag, type LucideIcon, Route as RouteIcon, ShieldCheck } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { ROUTES } from '../routes.ts';
import { measuredHeight } from '../ui/measuredHeight.ts';
import styles from './TabBar.module.css';

interface Tab {
  to: string;
  label: string;
  Icon: LucideIcon;
}

const TABS: readonly Tab[] = [
  { to: ROUTES.introduction, label: 'Introduction', Icon: Compass },
  { to: ROUTES.understanding, label: 'Comprendre', Icon: RouteIcon },
  { to: ROUTES.training, label: 'Programme', Icon: CalendarDays },
  { to: ROUTES.competition, label: 'Course', Icon: Flag },
];
const measure = measuredHeight('--tab-bar-height');
const ADMIN_TAB: Tab = { to: ROUTES.admin, label: 'Admin', Icon: ShieldCheck };

export function TabBar({ admin }: { admin: boolean }) {
  return (
    <nav ref={measure} className={styles.bar} aria-label="Navigation principale" data-tab-bar>
      <ul className={styles.tabs}>
        {(admin ? [...TABS, ADMIN_TAB] : TABS).map(({ to, label, Icon }) => (
          <li key={to}>
            <NavLink to={to} className={styles.tab}>
              <Icon aria-hidden />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
