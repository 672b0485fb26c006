import java.time.Duration
import java.time.Instant

fun main() {
    val now = Instant.parse("2026-01-15T12:00:00Z")
    val methods = listOf(
        ApiMethod("transaction/create", true, null, null),
        ApiMethod("transaction/find", true, null, now + Duration.ofDays(30)),
        ApiMethod("reports/create", false, "permission_denied", null))
    val report = checkKey(methods, setOf("transaction/create", "transaction/find", "reports/create", "made/up"), now)
    check(report.blocking == listOf("made/up does not exist in this version", "reports/create is refused: permission_denied"))
    check(report.warnings == listOf("transaction/find stops at 2026-02-14T12:00:00Z"))
}
