import { Socket } from 'node:net';

/** Connections that this process tries to make, as `address:port`, until `stop`. */
export interface ConnectionWatch {
  readonly tried: string[];
  stop(): void;
}

/** Watches at the last place before the system: whatever library asks for a connection. */
export function watchConnections(): ConnectionWatch {
  const { connect } = Socket.prototype;
  const tried: string[] = [];
  Socket.prototype.connect = function (this: Socket, ...options: unknown[]) {
    this.on('connectionAttempt', (address: string, port: number) => tried.push(`${address}:${port}`));
    return Reflect.apply(connect, this, options) as Socket;
  };
  return {
    tried,
    stop() {
      Socket.prototype.connect = connect;
    },
  };
}
