import type { RequestVector } from '../../lib/gateway/contract/types';
import { type Delivery, NOWHERE } from './deliveries';

const text = (value: string): string => JSON.stringify(value);

/** A Java program that throws unless its client reproduces every vector and raises on an error. */
export function javaVectors(
  requests: readonly RequestVector[],
  deliveries: readonly Delivery[],
): string {
  return `import java.nio.charset.StandardCharsets;
import java.util.List;

public class Vectors {
    static void same(String name, Object got, Object wanted) {
        if (!got.equals(wanted)) throw new AssertionError(name + ": " + got);
    }

    static byte[] bytes(String text) { return text.getBytes(StandardCharsets.UTF_8); }

    public static void main(String[] args) throws Exception {
${requests
  .map(
    (
      v,
    ) => `        same(${text(v.id)}, Gateway.signature(${[v.keyId, v.secret, v.timestamp, v.nonce, v.method, v.path].map(text).join(', ')},
                List.of(${v.query.flat().map(text).join(', ')}), bytes(${text(v.body)})), ${text(`v1=${v.signature}`)});`,
  )
  .join('\n')}
${deliveries
  .map(
    (d) =>
      `        same(${text(d.name)}, Gateway.verifyCallback(bytes(${text(d.body)}), ${[d.id, d.timestamp, d.signatures, d.secret].map(text).join(', ')}, ${d.now}L), ${d.isGenuine});`,
  )
  .join('\n')}
        try {
            Gateway.get("${NOWHERE}");
            throw new AssertionError("no error");
        } catch (Gateway.Refused error) {
            same("error", error.status + " " + error.code + " " + error.requestId, "404 2001 rq_refused");
        }
        same("order of keys", Gateway.errorCode("{\\"error\\":{\\"details\\":[{\\"code\\":1}],\\"message\\":\\"\\\\\\"code\\\\\\": 2\\",\\"code\\":3}}"), 3);
    }
}
`;
}

/** The same in Kotlin. */
export function kotlinVectors(
  requests: readonly RequestVector[],
  deliveries: readonly Delivery[],
): string {
  const safe = (value: string) => text(value).replaceAll('$', '\\$');
  return `private fun same(name: String, got: Any, wanted: Any) {
    if (got != wanted) throw AssertionError("$name: $got")
}

fun main() {
${requests
  .map(
    (
      v,
    ) => `    same(${safe(v.id)}, signature(${[v.keyId, v.secret, v.timestamp, v.nonce, v.method, v.path].map(safe).join(', ')},
        listOf<Pair<String, String>>(${v.query.map(([name, value]) => `${safe(name)} to ${safe(value)}`).join(', ')}), ${safe(v.body)}.toByteArray()), ${safe(`v1=${v.signature}`)})`,
  )
  .join('\n')}
${deliveries
  .map(
    (d) =>
      `    same(${safe(d.name)}, verifyCallback(${safe(d.body)}.toByteArray(), ${[d.id, d.timestamp, d.signatures, d.secret].map(safe).join(', ')}, ${d.now}L), ${d.isGenuine})`,
  )
  .join('\n')}
    try {
        gateway("GET", "${NOWHERE}")
        throw AssertionError("no error")
    } catch (error: GatewayError) {
        same("error", "\${error.status} \${error.code} \${error.requestId}", "404 2001 rq_refused")
    }
}
`;
}
