import { CircleUserRound } from 'lucide';
import { Link, NavLink } from 'react-router-dom';
import { app } from '../generated/app.ts';
import { ROUTES } from '../routes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Logo } from '../ui/Logo.tsx';
import styles from './Header.module.css';

export function Header() {
  return (
    <header className={`${styles.header} screen-only`}>
      <Link to={ROUTES.introduction} className={`${styles.brand} strong`}>
        <Logo className={styles.logo} />
        {app.name}
      </Link>
      <NavLink to={ROUTES.profile} className={styles.profile} aria-label="Profil">
        <Icon icon={CircleUserRound} />
      </NavLink>
    </header>
  );
}
