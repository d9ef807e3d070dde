/**
 * The current page as a fragment of the address: fragments are never sent to a server, so no log holds a secret link,
 * and everything works below any path.
 */

export type Route =
  | { page: "start" }
  | { page: "mine" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "join"; table: string; seat: number; secret: string }
  | { page: "watch"; table: string; secret: string }
  | { page: "rules"; game: string; entry: string }
  | { page: "learn"; game: string }
  | { page: "nowhere" };

const NAME = /^[\w-]{1,64}$/;

/** The route of a fragment; what is no address of ours leads nowhere. */
export function read(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#?\/?/, "").split("/");
  if (page === "") return { page: "start" };
  if (!rest.every((part) => NAME.test(part))) return { page: "nowhere" };
  return reading[page]?.(rest) ?? { page: "nowhere" };
}

const reading: Record<string, (parts: string[]) => Route | undefined> = {
  mine: (parts) => (parts.length ? undefined : { page: "mine" }),
  new: ([game, ...more]) => (game && !more.length ? { page: "new", game } : undefined),
  table: ([table, ...more]) => (table && !more.length ? { page: "table", table } : undefined),
  join: ([table, seat, secret, ...more]) =>
    table && secret && /^\d{1,2}$/.test(seat ?? "") && !more.length
      ? { page: "join", table, seat: Number(seat), secret }
      : undefined,
  watch: ([table, secret, ...more]) => (table && secret && !more.length ? { page: "watch", table, secret } : undefined),
  rules: ([game, entry = "", ...more]) => (game && !more.length ? { page: "rules", game, entry } : undefined),
  learn: ([game, ...more]) => (game && !more.length ? { page: "learn", game } : undefined),
};

/** The fragment of a route. */
export function write(route: Route): string {
  switch (route.page) {
    case "start":
    case "nowhere":
      return "#/";
    case "mine":
      return "#/mine";
    case "join":
      return `#/join/${route.table}/${route.seat}/${route.secret}`;
    case "watch":
      return `#/watch/${route.table}/${route.secret}`;
    case "table":
      return `#/table/${route.table}`;
    case "rules":
      return `#/rules/${route.game}${route.entry ? `/${route.entry}` : ""}`;
    default:
      return `#/${route.page}/${route.game}`;
  }
}

class Here {
  route = $state.raw<Route>({ page: "start" });
}
const here = new Here();

/** The current route. */
export const route = (): Route => here.route;

/** Follow the address from now on. */
export function follow(): void {
  const look = (): void => {
    here.route = read(location.hash);
  };
  addEventListener("hashchange", look);
  look();
}

/** Go somewhere. */
export function go(to: Route): void {
  location.hash = write(to);
}

/** Replace the route without a history entry: a secret that was used does not stay in the address. */
export function replace(to: Route): void {
  history.replaceState(null, "", write(to));
  here.route = to;
}
